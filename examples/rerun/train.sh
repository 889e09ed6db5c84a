#!/bin/sh
# Stands for hours of work.
wc -w < "$1"
