#include "CGettext.h"
