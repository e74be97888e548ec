import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { conversationMessageLimit } from '../../../../domain/contact/conversations/conversation-message.ts';
import { fieldIn, messageFields } from '../../../../domain/contact/first-message/fields.ts';
import {
  type MessageTemplate,
  type TemplateDraft,
  templateSchema,
  templateTitleLimit,
} from '../../../../domain/contact/first-message/template.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { MessageField } from '../../../forms/message-field.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field, FieldGroup } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './templates.module.css';
import { templatesTexts } from './templates.texts.ts';

type Props = { edited: MessageTemplate | undefined; close: () => void };

/** Loaded when the dialog opens. */
export default function TemplateDialog({ edited, close }: Props) {
  const address = pathTo(useLocale(), 'messageTemplates');
  const texts = useTexts(templatesTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [id] = useState(() => edited?.id ?? crypto.randomUUID());
  const shared = {
    schema: templateSchema,
    save: (value: TemplateDraft, version: number | null) => sendCommand(address, { mode: 'save', id, version, value }),
    close,
    finish: async () => {
      await revalidate();
      toast(texts.saved);
      close();
    },
    children: (form: StoredForm<TemplateDraft>) => <Fields form={form} />,
  };
  if (!edited)
    return (
      <FormDialog<TemplateDraft> title={texts.form.add} empty={{ title: '', body: '', shared: false }} {...shared} />
    );
  // Read again: a colleague may have changed it since the page was opened.
  const load = async () => {
    const answer = await fetchJson(address);
    if ('failed' in answer) return answer;
    const now = answer.templates.find((template) => template.id === edited.id);
    if (!now) return { failed: 'gone' as const };
    const { title, body, shared: forAll, version } = now;
    return { version, value: { title, body, shared: forAll } };
  };
  return <FormDialog<TemplateDraft> title={texts.form.edit} load={load} {...shared} />;
}

function Fields({ form: { value, set, error } }: { form: StoredForm<TemplateDraft> }) {
  const locale = useLocale();
  const texts = useTexts(templatesTexts).form;
  const box = useRef<HTMLDivElement>(null);
  const insert = (field: string) => {
    const area = box.current?.querySelector('textarea');
    const at = area?.selectionStart ?? value.body.length;
    const body = value.body.slice(0, at) + field + value.body.slice(area?.selectionEnd ?? at);
    if (body.length > conversationMessageLimit) return;
    set({ body });
    // After the new text is shown.
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(at + field.length, at + field.length);
    });
  };
  return (
    <>
      <Field
        label={texts.title}
        maxLength={templateTitleLimit}
        value={value.title}
        error={error('title')}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
      />
      <div ref={box}>
        <MessageField
          most={conversationMessageLimit}
          maxLength={conversationMessageLimit}
          label={texts.body}
          rows={8}
          value={value.body}
          error={error('body')}
          onChange={({ currentTarget }) => set({ body: currentTarget.value })}
        />
      </div>
      <FieldGroup label={texts.fields} hint={texts.fieldsHint}>
        <div className={styles.fields}>
          {messageFields.map((field) => (
            <Button key={field} look="secondary" onClick={() => insert(fieldIn(locale, field))}>
              {fieldIn(locale, field)}
            </Button>
          ))}
        </div>
      </FieldGroup>
      <CheckField
        label={texts.shared}
        hint={texts.sharedHint}
        checked={value.shared}
        onChange={({ currentTarget }) => set({ shared: currentTarget.checked })}
      />
    </>
  );
}
