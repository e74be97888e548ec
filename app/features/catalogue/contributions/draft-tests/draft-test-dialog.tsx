import { useRevalidator } from 'react-router';
import {
  type DraftTestDraft,
  draftTestSchema,
  emptyDraftTest,
} from '../../../../../domain/catalogue/contributions/draft-test.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../../forms/send.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { useLookups } from '../../../../pickers/use-lookups.ts';
import { Field, SelectField, TextField } from '../../../../ui/field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { reviewTexts } from '../review/review.texts.ts';

type Props = { themes: { id: string; name: string }[]; close: () => void };

/** Loaded when the dialog opens. */
export default function DraftTestDialog({ themes, close }: Props) {
  const { draft: texts } = useTexts(reviewTexts);
  const technologies = useLookups('technologies') ?? [];
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.opened);
    close();
  };
  const address = pathTo(useLocale(), 'draftTests');
  return (
    <FormDialog<DraftTestDraft>
      save={(value) => sendCommand(address, { mode: 'open', value })}
      title={texts.title}
      submitLabel={texts.submit}
      schema={draftTestSchema}
      empty={emptyDraftTest}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => {
        const field = (name: 'nameFr' | 'nameEn') => (
          <Field
            label={texts[name]}
            value={value[name]}
            error={error(name)}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        );
        const area = (name: 'descriptionFr' | 'descriptionEn') => (
          <TextField
            label={texts[name]}
            rows={2}
            value={value[name]}
            error={error(name)}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        );
        const choice = (name: 'technologyId' | 'themeId', label: string, options: Props['themes']) => (
          <SelectField
            label={label}
            value={value[name]}
            error={error(name)}
            onChange={({ target }) => set({ [name]: target.value })}
          >
            <option value="">{texts.choose}</option>
            {options.map(({ id, name: shown }) => (
              <option key={id} value={id}>
                {shown}
              </option>
            ))}
          </SelectField>
        );
        return (
          <>
            {field('nameFr')}
            {field('nameEn')}
            <Field
              label={texts.alias}
              hint={texts.aliasHint}
              value={value.alias}
              error={error('alias')}
              onChange={({ target }) => set({ alias: target.value })}
            />
            {choice('technologyId', texts.technology, technologies)}
            {choice('themeId', texts.theme, themes)}
            {area('descriptionFr')}
            {area('descriptionEn')}
          </>
        );
      }}
    </FormDialog>
  );
}
