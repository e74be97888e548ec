/** The name of a table or column in raw SQL. Queries written with Kysely are translated by its plugin. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
