import { canImport } from '../../../../domain/permissions/resume.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import { type ImportPlan, planImport as plan } from '../../../../domain/resume/imports/merge.ts';
import { placesOf, type Resolved, resolveFound } from '../../../../domain/resume/imports/resolve.ts';
import { type Context, permit } from '../../../context.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { readResumeProfile } from '../downloads/read-resume-profile.ts';
import { findPlaces } from './find-places.ts';
import { readAllNames } from './read-all-names.ts';
import { type ImportError, type ImportKind, readDocument } from './read-document.ts';

/** What an import would change in the viewer's own profile, entry by entry. Nothing is written. */
export async function planImport(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
  signal?: AbortSignal,
): Promise<{ plan: ImportPlan } | ImportError> {
  const { userId: developerId } = permit(context, canImport);
  const read = await resolveDocument(context, kind, file, signal);
  if ('error' in read) return read;
  const { profile } = (await readResumeProfile(context.db, developerId, context.locale)) ?? {};
  if (!profile) throw new NotFound();
  return { plan: await readable(context, plan(profile, read)) };
}

/** The content of a file, with the ids of the names that it contains. */
export async function resolveDocument(
  context: Context,
  kind: ImportKind,
  file: Uint8Array,
  signal?: AbortSignal,
): Promise<Resolved | ImportError> {
  await consume(context.db, limits.importByAccount, permit(context, canImport).userId);
  const read = await readDocument(context, kind, file, signal);
  if ('error' in read) return read;
  const places = await findPlaces(context, placesOf(read.found), signal);
  const names = await readAllNames(context);
  return resolveFound(read.found, { ...names, places }, read.unplaced);
}

/** A profession is stored by its id and shown by its name. */
async function readable(context: Context, made: ImportPlan): Promise<ImportPlan> {
  const { professions } = await readAllNames(context);
  const fields = made.fields.map((one) => {
    const profession = one.field === 'professionId' && professions.find(({ id }) => id === one.value);
    return profession
      ? { ...one, label: context.locale === 'fr' ? profession.displayNameFr : profession.displayNameEn }
      : one;
  });
  return { ...made, fields };
}
