from beffroi.fast cimport rows
from beffroi.fast.position cimport Position

cpdef void observe(Position position, int seat, object planes, object numbers)
