import { type FormEvent, useId, useRef, useState } from 'react';
import { longestTag, mostTags } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sameText } from '../../../../domain/profile/text-limits.ts';
import type { FollowUp } from '../../../../server/services/contact/follow-up/read-follow-up.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';

type Props = { developerId: string; followUp: Pick<FollowUp, 'tags' | 'companyTags'> };

/** The tags of a candidate. The browser suggests those that the company uses. */
export function TagsField({ developerId, followUp: { tags, companyTags } }: Props) {
  const texts = useTexts(followUpTexts);
  const id = useId();
  const { run, busy } = useCommand(pathTo(useLocale(), 'candidateFollowUp'));
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const has = (name: string) => tags.some((tag) => sameText(tag, name));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (!name || busy) return;
    if (has(name) || (await run({ mode: 'addTag', developerId, name }))) setTyped('');
  };
  const remove = async (name: string) => {
    await run({ mode: 'removeTag', developerId, name });
    // Its button is gone: the keyboard goes on from the field.
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.tags}>
      {tags.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.tags}>
          {tags.map((name) => (
            <li key={name}>
              <span>{name}</span>
              <button
                type="button"
                aria-label={texts.remove(name)}
                title={texts.remove(name)}
                onClick={() => void remove(name)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < mostTags ? (
        <form ref={form} className={styles.add} onSubmit={(event) => void add(event)}>
          <Field
            label={tags.length > 0 ? texts.newTag : texts.tags}
            list={`${id}-used`}
            maxLength={longestTag}
            autoComplete="off"
            enterKeyHint="done"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <datalist id={`${id}-used`}>
            {companyTags
              .filter((name) => !has(name))
              .map((name) => (
                <option key={name} value={name} />
              ))}
          </datalist>
          <Button type="submit" look="secondary" busy={busy === 'addTag'}>
            {texts.add}
          </Button>
        </form>
      ) : (
        <p className={styles.hint}>{texts.full(mostTags)}</p>
      )}
    </div>
  );
}
