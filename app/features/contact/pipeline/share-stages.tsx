import { pathTo } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { pipelineTexts } from './pipeline.texts.ts';

/** An offer gives up its own stages for those of the company. */
export function ShareStages({ jobId, done }: { jobId: string; done: () => Promise<void> }) {
  const texts = useTexts(pipelineTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'pipelineStages'));
  return (
    <div>
      <p>{texts.edit.own}</p>
      <TwoStepButton
        question={texts.edit.backQuestion}
        confirm={texts.edit.backToShared}
        cancel={texts.cancel}
        busy={busy === 'share'}
        onConfirm={async () => {
          if (await run({ mode: 'share', jobId })) await done();
        }}
      >
        {texts.edit.backToShared}
      </TwoStepButton>
    </div>
  );
}
