/** The name of a table or column in SQL; Kysely translates the names of its own queries by itself. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
