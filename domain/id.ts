const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id: the database throws an error for any other text. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
