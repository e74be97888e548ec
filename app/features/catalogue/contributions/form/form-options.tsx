import { type DraftOption, longest, optionCounts } from '../../../../../domain/catalogue/contributions/contribution.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { Field, FieldGroup } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import rows from '../../../../ui/row-list.module.css';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';

type Props = {
  options: DraftOption[];
  language: Locale;
  error: (path: string) => string | undefined;
  change: (options: DraftOption[]) => void;
};

/** The options in the language being edited; the right options are the same in both languages. */
export function FormOptions({ options, language, error, change }: Props) {
  const texts = useTexts(formTexts);
  const other = language === 'fr' ? 'en' : 'fr';
  const set = (index: number, part: Partial<DraftOption>) =>
    change(options.map((option, at) => (at === index ? { ...option, ...part } : option)));
  return (
    <FieldGroup label={texts.options} hint={texts.optionsHint} error={error('options')}>
      <ol className={styles.options}>
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no identity but its index
          <li key={index} data-right={option.right || undefined}>
            <Field
              label={texts.option(index + 1)}
              value={option[language]}
              maxLength={longest.option}
              {...(option[language] === '' && option[other] !== '' ? { hint: texts.same(option[other]) } : {})}
              error={error(`options.${index}.${language}`)}
              onChange={({ currentTarget }) => set(index, { [language]: currentTarget.value })}
            />
            <label className={styles.right}>
              <input
                type="checkbox"
                checked={option.right}
                aria-label={texts.right(index + 1)}
                onChange={({ currentTarget }) => set(index, { right: currentTarget.checked })}
              />
              <span aria-hidden="true">{texts.rightShort}</span>
            </label>
            <IconButton
              icon="trash"
              label={texts.removeOption(index + 1)}
              disabled={options.length <= optionCounts.least}
              onClick={() => change(options.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={rows.add}
        disabled={options.length >= optionCounts.most}
        onClick={() => change([...options, { fr: '', en: '', right: false }])}
      >
        <Icon name="plus" />
        {texts.addOption}
      </button>
    </FieldGroup>
  );
}
