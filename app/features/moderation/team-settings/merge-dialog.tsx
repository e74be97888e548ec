import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type MergeDraft, mergeSchema } from '../../../../domain/moderation/team-settings/merge.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import type { Choice } from '../../../pickers/use-lookups.ts';
import { Button } from '../../../ui/button.tsx';
import chips from '../../../ui/chips.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { mergeTexts } from './merge.texts.ts';
import styles from './settings.module.css';
import { useUseWords } from './use-words.ts';

type Props = { technologyId: string; name: string; close: () => void };

/** Loaded when the dialog opens: what uses the technology, then the one to keep. */
export default function MergeDialog({ technologyId, name, close }: Props) {
  const texts = useTexts(mergeTexts);
  const address = pathTo(useLocale(), 'technologyMerge', { technologyId });
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const wordsOf = useUseWords();
  const [kept, setKept] = useState<Choice>();
  return (
    <FormDialog<MergeDraft>
      load={() => fetchJson(address)}
      save={({ keptId }) => sendCommand(address, { mode: 'merge', value: { keptId } })}
      title={texts.title(name)}
      submitLabel={texts.merge}
      schema={mergeSchema}
      close={close}
      finish={async () => {
        await revalidate();
        toast(texts.done(name, kept?.name ?? ''));
        close();
      }}
    >
      {({ value, set, error }) => {
        const words = value.uses ? wordsOf(value.uses) : [];
        return (
          <>
            <p>{words.length > 0 ? texts.lead(name) : texts.unused}</p>
            {words.length > 0 && (
              <ul className={chips.chips}>
                {words.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            )}
            {kept ? (
              <p className={styles.kept}>
                <span>{texts.kept}</span>
                <TechnologyIcon handle={kept.handle ?? null} />
                <strong>{kept.name}</strong>
                <Button
                  look="secondary"
                  onClick={() => {
                    setKept(undefined);
                    set({ keptId: '' });
                  }}
                >
                  {texts.change}
                </Button>
              </p>
            ) : (
              <TechnologyPicker
                label={texts.kept}
                error={error('keptId')}
                without={[technologyId]}
                onChoose={(choice) => {
                  setKept(choice);
                  set({ keptId: choice.id });
                }}
              />
            )}
            <Notice tone="warning">{kept ? texts.after(name, kept.name) : texts.choose(name)}</Notice>
          </>
        );
      }}
    </FormDialog>
  );
}
