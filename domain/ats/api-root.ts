/** The prefix of every address of the API. In a file without schemas, because the reference page shows it. */
export const apiRoot = '/api/v1';
