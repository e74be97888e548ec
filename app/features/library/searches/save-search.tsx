import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { longestSearchName } from '../../../../domain/library/saved-search-limits.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { errorTexts } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField, Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../library.module.css';
import { searchesTexts } from './searches.texts.ts';

type Props = { query: string; savedAs: string | undefined; suggested: string[] };

/** Saves the search under a name, with an optional alert for new profiles; works without JavaScript. */
export function SaveSearch({ query, savedAs, suggested }: Props) {
  const locale = useLocale();
  const texts = useTexts(searchesTexts);
  const { required } = useTexts(errorTexts);
  const [nameless, setNameless] = useState(false);
  const { state, formAction } = useNavigation();
  const address = pathTo(locale, 'savedSearches');
  if (savedAs !== undefined) {
    return (
      <p className={styles.kept}>
        <Icon name="bell" size={16} />
        <span>{texts.kept(savedAs)}</span>
      </p>
    );
  }
  if (query === '') return null;
  return (
    // The key empties the form for a new search.
    <details key={query} className={styles.save}>
      <summary>
        <Icon name="bell" size={16} />
        {texts.save}
      </summary>
      <Form method="post" action={address} className={styles.saving}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="query" value={query} />
        <Field
          label={texts.name}
          name="name"
          required
          pattern=".*\S.*"
          error={nameless ? required : undefined}
          // Our own error sentence, in the language of the page; without JavaScript the browser shows its own.
          onInvalid={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            setNameless(true);
          }}
          onInput={() => setNameless(false)}
          maxLength={longestSearchName}
          defaultValue={suggested.join(', ').slice(0, longestSearchName)}
        />
        <CheckField label={texts.alert} hint={texts.alertHint} name="alert" value="1" defaultChecked />
        <Button type="submit" busy={state !== 'idle' && formAction?.startsWith(address) === true}>
          {texts.submit}
        </Button>
      </Form>
    </details>
  );
}
