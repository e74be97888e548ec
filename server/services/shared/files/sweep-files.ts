import type { Runtime } from '../../../runtime.ts';
import { pdfType } from '../../resume/documents/pdf-type.ts';
import { imageType } from './image-files.ts';
import { removeFile, unused } from './remove-file.ts';

/** Long enough to fill in a form: until it is saved, nothing refers to the image that was uploaded for it. */
const graceMilliseconds = 24 * 60 * 60 * 1000;
/** After this many failures the file store itself is not reachable, so the sweep stops. */
const mostFailures = 10;

/** Deletes the images and CVs without references that are older than a day. */
export async function sweepFiles({ db, ports }: Pick<Runtime, 'db' | 'ports'>): Promise<void> {
  const left = await db
    .selectFrom('files')
    .select('handle')
    .where('contentType', 'in', [imageType, pdfType])
    .where('createdAt', '<', new Date(ports.clock.now().getTime() - graceMilliseconds))
    .where(unused)
    .execute();
  const failures: unknown[] = [];
  for (const { handle } of left) {
    await removeFile({ db, ports }, handle).catch((error) => failures.push(error));
    if (failures.length >= mostFailures) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} file(s) could not be removed`);
}
