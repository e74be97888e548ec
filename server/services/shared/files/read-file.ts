import type { Context } from '../../../context.ts';

/**
 * The bytes of a file; undefined when it is gone. Read completely: a stream that is not read to its end would stay open
 * and could stop the process.
 */
export async function readFile(
  { ports }: Pick<Context, 'ports'>,
  handle: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await ports.files.get(handle);
  return file && new Uint8Array(await new Response(file.body).arrayBuffer());
}
