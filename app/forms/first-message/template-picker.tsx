import { useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import styles from './first-message.module.css';
import { firstMessageTexts } from './first-message.texts.ts';
import { useTemplates } from './use-templates.ts';

type Props = {
  /** What is typed now. */
  text: string;
  /** Puts the text of a template into the message box. */
  choose: (body: string) => void;
  /** Puts back what was typed before. */
  restore: (text: string) => void;
  disabled: boolean;
};

/** docs/product/contact.md, Templates of first messages: the own ones and those of the company. */
export function TemplatePicker({ text, choose, restore, disabled }: Props) {
  const locale = useLocale();
  const texts = useTexts(firstMessageTexts);
  const templates = useTemplates();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const groups = [
    [texts.own, templates.filter(({ shared }) => !shared)],
    [texts.shared, templates.filter(({ shared }) => shared)],
  ] as const;
  const manage = templates.length > 0 ? texts.manage : texts.create;
  const pick = (id: string) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    // Only words of the recruiter can be put back, not those of an earlier template.
    if (chosen === '') setTyped(text);
    setChosen(id);
    choose(template.body);
  };
  return (
    <div className={styles.picker}>
      {templates.length > 0 && (
        <SelectField
          label={texts.template}
          value={templates.some(({ id }) => id === chosen) ? chosen : ''}
          disabled={disabled}
          onChange={({ target }) => pick(target.value)}
        >
          <option value="">{texts.choose}</option>
          {groups.map(
            ([label, group]) =>
              group.length > 0 && (
                <optgroup key={label} label={label}>
                  {group.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </SelectField>
      )}
      {chosen !== '' && typed !== '' && (
        <Button
          look="quiet"
          onClick={() => {
            restore(typed);
            setChosen('');
          }}
        >
          {texts.back}
        </Button>
      )}
      <a href={pathTo(locale, 'templates')} target="_blank" rel="noopener" aria-label={`${manage} (${texts.newTab})`}>
        {manage}
      </a>
    </div>
  );
}
