import type { Stage } from '../../../../domain/contact/pipeline/stage.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { SelectField } from '../../../ui/field.tsx';
import { pipelineTexts } from './pipeline.texts.ts';
import { type Person, useMoves } from './use-moves.ts';
import { useStageName } from './use-stage-name.ts';

/** The stage of one candidate, on their page: another choice moves them. */
export function StageField({ person, stages }: { person: Person; stages: readonly Stage[] }) {
  const texts = useTexts(pipelineTexts);
  const stageName = useStageName();
  const { move, stageOf } = useMoves();
  return (
    <SelectField
      label={texts.stage}
      value={stageOf(person) ?? ''}
      onChange={({ target }) => {
        const stage = stages.find(({ id }) => id === target.value);
        if (stage) void move([person], { id: stage.id, label: stageName(stage) });
      }}
    >
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stageName(stage)}
        </option>
      ))}
    </SelectField>
  );
}
