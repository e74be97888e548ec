import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CandidateQuery } from '../../../../../domain/contact/conversations/candidate-query.ts';
import type { Candidate, Candidates } from '../../../../../server/services/contact/candidates/read-candidates.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/field.tsx';
import { hasOtherStage, MoveChosen } from '../../pipeline/move-chosen.tsx';
import { useStageName } from '../../pipeline/use-stage-name.ts';
import list from '../list.module.css';
import { CandidateRow } from './candidate-row.tsx';
import styles from './chosen.module.css';
import { chosenTexts } from './chosen.texts.ts';
import { candidatesTexts } from './manager.texts.ts';

const DeclineChosenDialog = lazy(() => import('./decline-chosen-dialog.tsx'));

/** An application that waits can be declined together with others. */
const canBeDeclined = ({ state }: Candidate, { answersHere }: Candidates) => answersHere && state === 'applied';

/** A page of candidates; several are moved, or answered, at once. */
export function CandidateList({ found, query }: { found: Candidates; query: CandidateQuery }) {
  const texts = useTexts(candidatesTexts);
  const words = useTexts(chosenTexts);
  const stageName = useStageName();
  const { revalidate } = useRevalidator();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState<readonly string[]>();
  const candidates = found.candidates.filter((one) => canBeDeclined(one, found) || hasOtherStage(one, found));
  const possible = candidates.map(({ developerId }) => developerId);
  // What has been answered, here or by a colleague, is not there any more.
  const people = candidates.filter(({ developerId }) => ticked.has(developerId));
  const chosen = people.map(({ developerId }) => developerId);
  const tick = (ids: readonly string[], on: boolean) => {
    const rest = [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(on ? [...rest, ...ids] : rest));
  };
  const stageOf = ({ stageId, otherStage }: Candidate) => {
    const stage = otherStage ?? found.stages.find(({ id }) => id === stageId);
    return stage && stageName(stage);
  };
  // Always: an answer may have been stored although its confirmation was lost.
  const end = () => {
    setDeclining(undefined);
    void revalidate();
  };
  return (
    <>
      {possible.length > 1 && (
        <div className={styles.all}>
          <CheckField
            label={words.all(possible.length)}
            checked={chosen.length === possible.length}
            onChange={({ currentTarget }) => tick(possible, currentTarget.checked)}
          />
        </div>
      )}
      <ul className={list.list} aria-label={texts.list} data-choice={possible.length > 0 || undefined}>
        {found.candidates.map((one) => (
          <CandidateRow
            key={one.developerId}
            candidate={one}
            query={query}
            stage={stageOf(one)}
            choice={
              possible.includes(one.developerId) && (
                <input
                  type="checkbox"
                  className={styles.choice}
                  aria-label={words.choose(one.name || texts.someone)}
                  checked={chosen.includes(one.developerId)}
                  onChange={({ currentTarget }) => tick([one.developerId], currentTarget.checked)}
                />
              )
            }
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <aside className={styles.bar} aria-label={words.label}>
          <p role="status">{words.count(chosen.length)}</p>
          <div className={styles.acts}>
            <MoveChosen chosen={people} found={found} done={() => setTicked(new Set())} />
            {people.every((one) => canBeDeclined(one, found)) && (
              <Button onClick={() => setDeclining(chosen)}>{words.decline}</Button>
            )}
          </div>
        </aside>
      )}
      <Suspense>{declining && <DeclineChosenDialog developerIds={declining} close={end} />}</Suspense>
    </>
  );
}
