import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { makeResume } from '../../../../domain/resume/export.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { mutateJson } from '../../../../tests/fuzz/mutate-json.ts';
import { seeded } from '../../../../tests/fuzz/mutate-pdf.ts';
import { anyProfile } from '../../../../tests/harness/any-profile.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import type { Runtime } from '../../../runtime.ts';
import { readResumeProfile } from '../downloads/read-resume-profile.ts';
import { confirmImport } from './confirm-import.ts';
import { planImport } from './plan-import.ts';

/** FUZZ_COUNT=10000 runs the whole campaign. */
const count = Number(process.env.FUZZ_COUNT ?? 120);
const seed = Number(process.env.FUZZ_SEED ?? 1);

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});

const everything = {
  employers: true,
  socials: true,
  projects: true,
  interests: true,
  soundtrack: true,
  jobTitle: true,
  contact: true,
  likes: true,
  anonymous: false,
};
const addresses = {
  picture: null,
  tracked: (url: string) => url,
  image: (handle: string) => `https://x.example/${handle}`,
};
const standard = {
  basics: { name: 'A B', label: 'Développeur', email: 'a@b.example', location: { city: 'Lyon', countryCode: 'FR' } },
  work: [{ company: 'Un', position: 'Deux', startDate: '2019-01-02', endDate: '', highlights: ['a', 'b'] }],
  education: [{ institution: 'Trois', studyType: 'Master', endDate: '2015' }],
  languages: [{ language: 'Anglais', fluency: 'courant' }],
  skills: [{ name: 'React', keywords: ['TypeScript', 'Node.js'] }],
};

const profileOf = async ({ userId }: SignedIn) => JSON.stringify(await readResumeProfile(runtime.db, userId, 'fr'));

it(`${count} damaged JSON files are each imported completely or refused`, async () => {
  const profiles = fc.sample(anyProfile, { seed: 20261115, numRuns: 40 });
  const outcomes = new Map<string, number>();
  let slowest = 0;
  for (let number = 0; number < count; number++) {
    const random = seeded(seed * 1_000_003 + number);
    const profile = profiles[random(profiles.length)];
    const own = profile && random(5) > 0;
    const file = mutateJson(
      own ? makeResume(profile, { locale: 'fr', parts: everything, addresses }) : standard,
      random,
    );
    const person = await makeDeveloper(runtime.db, { isShort: true, jobSearchState: 'unknown', contractTypes: [] });
    const context = contextOf(runtime, person);
    const before = await profileOf(person);
    const begun = performance.now();
    const planned = await planImport(context, 'json', file);
    const keys = 'plan' in planned ? Object.values(planned.plan).flat() : [];
    const accepted = new Set(keys.flatMap((one) => ('key' in one && one.verdict === 'new' ? [one.key] : [])));
    const outcome = await confirmImport(context, 'json', file, accepted);
    slowest = Math.max(slowest, performance.now() - begun);
    const said = 'error' in outcome ? outcome.error : 'imported';
    outcomes.set(said, (outcomes.get(said) ?? 0) + 1);
    const changed = (await profileOf(person)) !== before;
    expect(changed, `number ${number}`).toBe(accepted.size > 0);
    expect(said === 'imported', `number ${number}`).toBe('plan' in planned);
    // Imported completely: a second plan has no new entry.
    if (said === 'imported' && number % 10 === 0) {
      const again = await planImport(context, 'json', file);
      const left = 'plan' in again ? Object.values(again.plan).flat() : [];
      expect(left.flatMap((one) => ('key' in one && one.verdict === 'new' ? [one.key] : []))).toEqual([]);
    }
  }
  expect(Object.prototype).not.toHaveProperty('polluted');
  expect([...outcomes.keys()].toSorted()).toEqual(['JsonResume.error', 'imported']);
  expect(slowest).toBeLessThan(60_000);
  if (process.env.FUZZ_COUNT) console.info(Object.fromEntries(outcomes), `slowest ${slowest.toFixed(0)} ms`);
}, 3_600_000);
