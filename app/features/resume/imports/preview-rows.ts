import type { Flags } from '../../../../domain/profile/wishes/wish-names.ts';
import type { ImportPlan, Verdict } from '../../../../domain/resume/imports/merge.ts';
import type { PlannedField } from '../../../../domain/resume/imports/merge-fields.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { monthAndYear } from '../../../i18n/months.ts';
import type { profileWords } from '../../../i18n/words/profile-words.ts';
import { wishList } from '../../../i18n/words/wish-list.ts';
import type { importTexts } from './import.texts.ts';

/** One entry of the preview, as texts. */
export type PreviewRow = {
  key: string;
  card: string;
  verdict: Verdict;
  title: string;
  detail: string;
  missing: string[];
};

type Words = { texts: (typeof importTexts)[Locale]; profile: (typeof profileWords)[Locale]; locale: Locale };

/** All entries of a plan, in the order of the profile's cards. */
export function previewRows(plan: ImportPlan, words: Words): PreviewRow[] {
  const { texts, profile, locale } = words;
  const row = <T extends { key: string; card: string; verdict: Verdict; label: string; missing: string[] }>(
    { key, card, verdict, label, missing }: T,
    detail = '',
    title = label,
  ): PreviewRow => ({ key, card, verdict, title, detail, missing });
  const rows = [
    ...plan.fields.map((one) => row(one, fieldText(one, words), texts.fields[one.field])),
    ...plan.places.map((one) => row(one, one.label, texts.dreamPlace)),
    ...plan.experiences.map((one) => {
      const { start, end, place } = one.value;
      const from = start ? monthAndYear(locale, start) : '';
      const period = `${from} – ${end ? monthAndYear(locale, end) : profile.today}`;
      return row(one, [period, place?.label].filter(Boolean).join(' · '));
    }),
    ...plan.education.map((one) => row(one, [one.value.area, one.value.year].filter(Boolean).join(' · '))),
    ...plan.projects.map((one) => row(one, one.value.date ? monthAndYear(locale, one.value.date) : '')),
    ...plan.technologies.map((one) => row(one)),
    ...plan.languages.map((one) => row(one)),
    ...plan.links.map((one) => row(one, one.value.value, profile.networks[one.value.network])),
    ...plan.customLinks.map((one) => row(one, one.value.url)),
    ...plan.interests.map((one) => row(one)),
  ];
  const order = Object.keys(texts.groups);
  return rows.toSorted((a, b) => order.indexOf(a.card) - order.indexOf(b.card));
}

function fieldText({ field, value, label }: PlannedField, { profile, texts }: Words): string {
  const { search } = profile;
  switch (field) {
    case 'state':
      return search.states[label] ?? label;
    case 'contractTypes':
      return Array.isArray(value) ? value.map((one) => search.contracts[one] ?? one).join(', ') : label;
    case 'remote': {
      const { frequency, daysPerWeek } = value as { frequency: string; daysPerWeek: number | null };
      return frequency === 'hybrid' ? search.hybrid(daysPerWeek) : (search.remotes[frequency] ?? frequency);
    }
    case 'salary':
      return search.yearly(Number(value));
    case 'averageDailyRate':
      return search.daily(Number(value));
    case 'perks':
      return wishList(value as Flags, search.perks);
    case 'jobIssues':
      return wishList(value as Flags, profile.issues);
    case 'visaSponsorship':
      return value ? search.yes : texts.no;
    default:
      return label;
  }
}
