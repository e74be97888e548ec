const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Could this be an id of ours? The database refuses to be asked about anything else. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
