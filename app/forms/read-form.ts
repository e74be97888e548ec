import { data } from 'react-router';

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The fields of a sent form. Another content type, or a body that cannot be parsed, is refused. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.includes(type)) throw data(null, 415);
  try {
    return await request.formData();
  } catch {
    throw data(null, 400);
  }
}
