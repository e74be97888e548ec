import { type FormEvent, useState } from 'react';
import type { DescribedOperation, Parameter } from '../../../../server/services/ats/document/describe-api.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './api-docs.module.css';
import { apiDocsTexts } from './api-docs.texts.ts';
import { Words } from './words.tsx';

type Props = { root: string; path: string; method: string; operation: DescribedOperation; apiKey: string };
type Answered = { status: number; body: string };

/** Sends the same request as an external system would: same address, with the typed API key. */
export function TryOperation({ root, path, method, operation, apiKey }: Props) {
  const texts = useTexts(apiDocsTexts);
  const example = operation.requestBody?.content['application/json']?.example;
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(example === undefined ? '' : JSON.stringify(example, null, 2));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [answer, setAnswer] = useState<Answered>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    if (body && !isJson(body)) return setFailure(texts.wrongBody);
    setBusy(true);
    try {
      setAnswer(
        await send(`${root}${addressOf(path, operation.parameters, values)}`, { method, apiKey, body, values }),
      );
    } catch {
      setFailure(texts.offline);
    }
    setBusy(false);
  };

  return (
    <form className={styles.try} noValidate onSubmit={(event) => void submit(event)}>
      {operation.parameters.map(({ name, description }) => (
        <Field
          key={name}
          label={name}
          hint={description && <Words text={description} />}
          autoComplete="off"
          value={values[name] ?? ''}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      ))}
      {operation.requestBody && (
        <TextField
          label={texts.body}
          rows={Math.min(14, body.split('\n').length + 1)}
          spellCheck={false}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
      {answer && (
        <div role="status">
          <p className={styles.answered} data-good={answer.status < 400 || undefined}>
            {texts.answered(answer.status)}
          </p>
          <CodeBlock label={texts.answer} code={answer.body} />
        </div>
      )}
    </form>
  );
}

function addressOf(path: string, parameters: Parameter[], values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams();
  for (const { name, in: where } of parameters) if (where === 'query' && values[name]) query.set(name, values[name]);
  return query.size > 0 ? `${filled}?${query}` : filled;
}

type Request = { method: string; apiKey: string; body: string; values: Record<string, string> };

async function send(address: string, { method, apiKey, body, values }: Request): Promise<Answered> {
  const repeated = values['Idempotency-Key'];
  const answer = await fetch(address, {
    method: method.toUpperCase(),
    credentials: 'omit',
    headers: {
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(repeated ? { 'idempotency-key': repeated } : {}),
    },
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, body: isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
