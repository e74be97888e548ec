export type PasswordSettings = { memory: number; passes: number; parallelism: number };

/** What OWASP recommends for Argon2id: 19 MiB, two passes, one thread. */
export const passwordSettings: PasswordSettings = { memory: 19_456, passes: 2, parallelism: 1 };
