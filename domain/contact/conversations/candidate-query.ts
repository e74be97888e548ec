import { isId } from '../../id.ts';
import { oneLine } from '../../profile/text-limits.ts';
import { longestTag } from '../follow-up/follow-up-change.ts';
import { isStagePhase } from '../pipeline/stage.ts';
import { type CandidateState, candidateStates } from './candidate-state.ts';

const candidateViews = ['board', 'list'] as const;
type CandidateView = (typeof candidateViews)[number];

/** The view and filters of the candidate manager, stored in the address. */
export type CandidateQuery = {
  view: CandidateView;
  state: CandidateState | undefined;
  /** A stage of that state. */
  stageId: string | undefined;
  jobId: string | undefined;
  recruiterId: string | undefined;
  /** The recruiter in charge; 'none': no one is. */
  ownerId: string | undefined;
  tag: string;
  text: string;
};

const longestText = 120;
export const noOwner = 'none';

/** The valid values of an address. One state alone is a list. */
export function readCandidateQuery(parameters: URLSearchParams): CandidateQuery {
  const id = (name: string) => {
    const given = parameters.get(name) ?? '';
    return isId(given) ? given : undefined;
  };
  const state = candidateStates.find((one) => one === parameters.get('state'));
  return {
    view: state || parameters.get('view') === 'list' ? 'list' : 'board',
    state,
    stageId: state && isStagePhase(state) ? id('stage') : undefined,
    jobId: id('job'),
    recruiterId: id('recruiter'),
    ownerId: parameters.get('owner') === noOwner ? noOwner : id('owner'),
    tag: oneLine(parameters.get('tag') ?? '').slice(0, longestTag),
    text: oneLine(parameters.get('q') ?? '').slice(0, longestText),
  };
}

/** The only format in which the query is written. */
export function candidateQueryString(query: CandidateQuery, after?: string): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | undefined) => value && parameters.set(name, value);
  put('q', query.text);
  put('job', query.jobId);
  put('recruiter', query.recruiterId);
  put('owner', query.ownerId);
  put('tag', query.tag);
  put('state', query.state);
  put('stage', query.stageId);
  if (!query.state && query.view === 'list') put('view', 'list');
  put('after', after);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether a filter was chosen; the view is not a filter. */
export const isFiltered = ({ text, jobId, recruiterId, ownerId, tag, state }: CandidateQuery): boolean =>
  Boolean(text || jobId || recruiterId || ownerId || tag || state);
