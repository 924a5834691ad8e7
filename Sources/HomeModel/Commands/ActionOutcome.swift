/// How an action ended: the fields of the answer (empty for a plain status), in the order of the response's definition, or why not.
public typealias ActionOutcome = Result<[Value?], CommandFailure>
