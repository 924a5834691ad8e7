#include "CBareClient.h"
