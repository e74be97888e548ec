import { useRevalidator } from 'react-router';
import {
  mostStages,
  type StageDraft,
  type StagesDraft,
  stageNameLimit,
  stagesSchema,
} from '../../../../domain/contact/pipeline/edit-stages.ts';
import { type StagePhase, stagePhases } from '../../../../domain/contact/pipeline/stage.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import { pipelineTexts } from './pipeline.texts.ts';
import { ShareStages } from './share-stages.tsx';
import styles from './stages-dialog.module.css';
import { useStageName } from './use-stage-name.ts';

type Props = {
  /** The offer whose stages are edited; undefined: those of the company. */
  job: { id: string; title: string } | undefined;
  /** The offer has stages of its own. */
  own: boolean;
  close: () => void;
};

/** docs/product/contact.md, Stages of a company. */
export default function StagesDialog({ job, own, close }: Props) {
  const address = pathTo(useLocale(), 'pipelineStages');
  const texts = useTexts(pipelineTexts).edit;
  const { revalidate } = useRevalidator();
  const done = async () => {
    await revalidate();
    close();
  };
  return (
    <FormDialog<StagesDraft>
      title={texts.title}
      load={() => fetchJson(address, job ? `?job=${job.id}` : '')}
      save={(value, version) => sendCommand(address, { mode: 'edit', ...(job && { jobId: job.id }), version, value })}
      schema={stagesSchema}
      close={close}
      finish={done}
    >
      {(form) => (
        <>
          <p>
            {job ? texts.ofJob(job.title) : texts.ofCompany} {texts.hint}
          </p>
          {job && (own ? <ShareStages jobId={job.id} done={done} /> : <p>{texts.shared}</p>)}
          {stagePhases.map((phase) => (
            <Phase key={phase} phase={phase} form={form} />
          ))}
          <p className={styles.note}>{texts.removed}</p>
        </>
      )}
    </FormDialog>
  );
}

function Phase({ phase, form: { value, set, error } }: { phase: StagePhase; form: StoredForm<StagesDraft> }) {
  const texts = useTexts(pipelineTexts).edit;
  const nameOf = useStageName();
  const stages: readonly StageDraft[] = value[phase];
  const rows = useRows<StageDraft>(stages, (changed) => set({ [phase]: changed }));
  const shownName = (stage: StageDraft | undefined) => (stage ? nameOf(stage) : '');
  return (
    <FieldGroup label={texts.phases[phase]} error={error(phase)}>
      <ReorderList
        count={stages.length}
        keyOf={rows.keyOf}
        nameOf={(index) => shownName(stages[index])}
        labels={texts}
        move={rows.move}
      >
        {(index) => (
          <div className={styles.stage}>
            <Field
              label={texts.name(index + 1)}
              value={shownName(stages[index])}
              maxLength={stageNameLimit}
              error={error(`${phase}.${index}.name`)}
              onChange={({ currentTarget }) =>
                rows.replace(index, { ...stages[index], preset: null, name: currentTarget.value })
              }
            />
            {stages.length > 1 && (
              <IconButton
                icon="trash"
                label={texts.remove(shownName(stages[index]))}
                data-remove
                onClick={() => rows.remove(index)}
              />
            )}
          </div>
        )}
      </ReorderList>
      {stages.length < mostStages && (
        <Button look="secondary" data-add onClick={() => rows.add({ preset: null, name: '' })}>
          {texts.add}
        </Button>
      )}
    </FieldGroup>
  );
}
