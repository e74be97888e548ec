// A thread that never becomes ready.
for (;;);
