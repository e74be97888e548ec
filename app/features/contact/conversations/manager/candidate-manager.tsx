import { useRevalidator } from 'react-router';
import {
  type CandidateQuery,
  candidateQueryString,
  isFiltered,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { candidateStates } from '../../../../../domain/contact/conversations/candidate-state.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Candidates } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { LilyPad } from '../../../../ui/drawings/lily-pad.tsx';
import { Net } from '../../../../ui/drawings/net.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { useLiveEvents } from '../../../../ui/live-events.ts';
import page from '../../../../ui/page.module.css';
import { SegmentedLinks } from '../../../../ui/segmented.tsx';
import { exportTexts } from '../../export/export.texts.ts';
import { EditStagesButton } from '../../pipeline/edit-stages-button.tsx';
import list from '../list.module.css';
import { CandidateBoard } from './candidate-board.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { CandidateList } from './candidate-list.tsx';
import styles from './manager.module.css';
import { candidatesTexts } from './manager.texts.ts';

type Props = { found: Candidates; query: CandidateQuery; further: boolean };

/** News of a message, of an introduction, or of what a colleague did with a candidate. */
const liveKinds = ['message', 'read', 'introduction', 'candidate'];

/** All candidates of a company, as a board or as a list. */
export function CandidateManager({ found, query, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const exportWords = useTexts(exportTexts);
  const { revalidate } = useRevalidator();
  useLiveEvents(({ kind }) => {
    if (liveKinds.includes(kind)) void revalidate();
  });
  const { candidates, counts, next } = found;
  const total = candidateStates.reduce((sum, state) => sum + counts[state], 0);
  const address = (change: Partial<CandidateQuery>, after?: string) =>
    pathTo(locale, 'candidates') + candidateQueryString({ ...query, ...change }, after);
  const exported = pathTo(locale, 'candidateExport') + candidateQueryString(query);
  const board = query.view === 'board' && total > 0;
  return (
    <div className={board ? styles.page : page.wide}>
      <div className={styles.top}>
        <div>
          <h1>{texts.title}</h1>
          <p className={page.lead}>{texts.lead}</p>
        </div>
        <ButtonLink href={pathTo(locale, 'templates')} look="secondary">
          {texts.templates}
        </ButtonLink>
        {total > 0 && (
          <ButtonLink look="secondary" href={exported} download title={exportWords.hint}>
            <Icon name="download" size={18} />
            {exportWords.export}
          </ButtonLink>
        )}
        {total > 0 && <EditStagesButton found={found} jobId={query.jobId} />}
        <SegmentedLinks
          label={texts.views}
          links={[
            {
              key: 'board',
              href: address({ view: 'board', state: undefined, stageId: undefined }),
              label: [<Icon key="icon" name="grid" size={16} />, texts.board],
              current: query.view === 'board',
            },
            {
              key: 'list',
              href: address({ view: 'list' }),
              label: [<Icon key="icon" name="list" size={16} />, texts.asList],
              current: query.view === 'list',
            },
          ]}
        />
      </div>
      {total === 0 && !isFiltered(query) ? (
        <Nobody />
      ) : (
        <>
          <CandidateFilters found={found} query={query} />
          {board ? (
            <CandidateBoard found={found} query={query} />
          ) : candidates.length > 0 ? (
            <CandidateList key={JSON.stringify(query)} found={found} query={query} />
          ) : (
            <EmptyState drawing={<Net />} title={texts.none} />
          )}
          {(further || next) && (
            <nav className={list.pages} aria-label={texts.pages}>
              {further && (
                <ButtonLink href={address({})} look="secondary">
                  {texts.first}
                </ButtonLink>
              )}
              {next && <ButtonLink href={address({}, next)}>{texts.next}</ButtonLink>}
            </nav>
          )}
        </>
      )}
    </div>
  );
}

function Nobody() {
  const locale = useLocale();
  const { empty } = useTexts(candidatesTexts);
  return (
    <EmptyState
      drawing={<LilyPad />}
      title={empty.title}
      action={<ButtonLink href={pathTo(locale, 'developers')}>{empty.way}</ButtonLink>}
    >
      <p>{empty.text}</p>
    </EmptyState>
  );
}
