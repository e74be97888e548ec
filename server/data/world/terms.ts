import { type Terms, termsOfOffer } from '../../../domain/contact/terms/terms.ts';
import type { RemoteFrequency } from '../../../domain/profile/cards/job-search.ts';
import type { Cast } from './cast.ts';
import { createRandom } from './random.ts';
import type { Row } from './rows.ts';

type TermsColumns = Pick<
  Row<'introductions'>,
  'termsJobId' | 'termsContract' | 'termsPayUnit' | 'termsPayMin' | 'termsPayMax' | 'termsPlaceId' | 'termsRemote'
>;

export const noTerms: TermsColumns = {
  termsJobId: null,
  termsContract: null,
  termsPayUnit: null,
  termsPayMin: null,
  termsPayMax: null,
  termsPlaceId: null,
  termsRemote: null,
};

/** What the company offers: its offer, or a range near the wish of the developer. With random numbers of its own. */
export function makeTerms(introductionId: string, cast: Cast): TermsColumns {
  const { jobId, contractType, pay, placeId, remote } =
    (cast.assignedJob && offerTerms(cast.assignedJob)) ?? statedTerms(introductionId, cast);
  return {
    termsJobId: jobId,
    termsContract: contractType,
    termsPayUnit: pay?.unit ?? null,
    termsPayMin: pay?.min ?? null,
    termsPayMax: pay?.max ?? null,
    termsPlaceId: placeId,
    termsRemote: remote,
  };
}

const offerTerms = ({ remoteFrequency: remote, ...job }: Row<'jobs'>) => termsOfOffer({ ...job, remote });

function statedTerms(introductionId: string, { person, company }: Cast): Terms {
  const random = createRandom(`terms/${introductionId}`);
  const { contractTypes, salary, averageDailyRate } = person.developer;
  const freelance = contractTypes.length === 1 && contractTypes[0] === 'freelance';
  const middle = freelance ? (averageDailyRate ?? 450) : (salary ?? 45);
  const spread = freelance ? 50 : 5;
  const min = Math.max(1, middle - random.int(1, 2) * spread);
  const remote = random.weighted<RemoteFrequency>([
    ['hybrid', 5],
    ['fullTime', 3],
    ['no', 2],
  ]);
  return {
    jobId: null,
    contractType: freelance ? 'freelance' : 'permanent',
    pay: { unit: freelance ? 'day' : 'year', min, max: min + random.int(1, 3) * spread },
    placeId: company.placeId,
    remote: company.placeId === null ? 'fullTime' : remote,
  };
}
