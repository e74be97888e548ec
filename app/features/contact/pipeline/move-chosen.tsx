import type { Candidate, Candidates } from '../../../../server/services/contact/candidates/read-candidates.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { candidatesTexts } from '../conversations/manager/manager.texts.ts';
import styles from './move-chosen.module.css';
import { pipelineTexts } from './pipeline.texts.ts';
import { useMoves } from './use-moves.ts';
import { useStageName } from './use-stage-name.ts';

/** Whether a candidate can be moved to another of the stages shown. */
export const hasOtherStage = ({ stageId, otherStage, state }: Candidate, { stages }: Candidates): boolean =>
  stageId !== null && otherStage === null && stages.filter(({ phase }) => phase === state).length > 1;

type Props = { chosen: readonly Candidate[]; found: Candidates; done: () => void };

/** Moves several candidates of one state to a stage. Nothing is shown when their states differ. */
export function MoveChosen({ chosen, found, done }: Props) {
  const texts = useTexts(pipelineTexts);
  const { someone } = useTexts(candidatesTexts);
  const stageName = useStageName();
  const { move } = useMoves();
  const [first] = chosen;
  if (!first || !chosen.every((one) => one.state === first.state && hasOtherStage(one, found))) return null;
  const choose = async (id: string) => {
    const stage = found.stages.find((one) => one.id === id);
    if (!stage) return;
    const people = chosen.map(({ developerId, name, stageId }) => ({ developerId, name: name || someone, stageId }));
    if (await move(people, { id, label: stageName(stage) })) done();
  };
  return (
    <select
      className={styles.stages}
      aria-label={texts.moveTo}
      value=""
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">{texts.moveTo}…</option>
      {found.stages
        .filter(({ phase }) => phase === first.state)
        .map((stage) => (
          <option key={stage.id} value={stage.id}>
            {stageName(stage)}
          </option>
        ))}
    </select>
  );
}
