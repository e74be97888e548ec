import * as z from 'zod';
import { contractTypes, remoteFrequencies } from '../../profile/cards/job-terms.ts';
import { requiredText } from '../../profile/text-limits.ts';
import { niceFilters } from '../filters.ts';
import { longestJobText, technologyChoices } from './job-text-limits.ts';
import type { AskedNeed } from './query-of-need.ts';

/** A pasted advertisement. */
export const jobTextSchema = z.object({ text: requiredText(longestJobText) });

/**
 * The corrected need: a form has one value for each name, so each choice has a name of its own, « technology.react ».
 * What is unknown is dropped later, as from an address.
 */
export const needFormSchema = z
  .record(z.string(), z.string('unknown'))
  .refine((fields) => Object.keys(fields).length <= mostFields, 'long')
  .transform(askedOfFields);

/** More than the page can show: 40 technologies, 20 of each other kind, all professions of their families. */
const mostFields = 500;

function askedOfFields(fields: Record<string, string>): AskedNeed {
  const line = (name: string) => (Object.hasOwn(fields, name) ? (fields[name] ?? '').trim() : '');
  const added = (name: string) => (line(name) === '' ? [] : [line(name)]);
  const chosen = (kind: string) =>
    Object.keys(fields).flatMap((name) =>
      name.startsWith(`${kind}.`) && fields[name] ? [name.slice(kind.length + 1)] : [],
    );
  const ticked = <T extends string>(kind: string, known: readonly T[]) =>
    known.filter((one) => chosen(kind).includes(one));
  const number = (name: string) => (/^\d{1,3}$/.test(line(name)) ? Number(line(name)) : undefined);
  const technologies = chosen('technology').flatMap((id) => {
    const choice = technologyChoices.find((one) => one === fields[`technology.${id}`]);
    return choice === undefined || choice === 'none' ? [] : [{ id, must: choice === 'must' }];
  });
  return {
    technologies: [...technologies, ...added('addTechnology').map((id) => ({ id, must: true }))],
    professionIds: [...chosen('profession'), ...added('addProfession')],
    years: { least: number('yearsFrom'), most: number('yearsTo') },
    cityIds: [...chosen('city'), ...added('addCity')],
    regionIds: chosen('region'),
    orRemote: line('orRemote') === '1',
    remotes: ticked('remote', remoteFrequencies),
    contracts: ticked('contract', contractTypes),
    pay: number('salary'),
    languages: chosen('language').map((id) => ({ id, level: number('level') ?? 0 })),
    wishes: ticked('nice', niceFilters),
  };
}
