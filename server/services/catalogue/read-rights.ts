import { type CatalogueRights, catalogueRights } from '../../../domain/catalogue/question-status.ts';
import type { Viewer } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import { readCanSeeDrafts } from './contributions/read-draft-tests.ts';

/** The rights of the viewer in the catalogue. */
export async function readRights(context: { db: Writer; viewer: Viewer }): Promise<CatalogueRights> {
  return catalogueRights(context.viewer, await readCanSeeDrafts(context));
}
