// A thread that never gets ready.
for (;;);
