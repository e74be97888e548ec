import { lazy, Suspense, useState } from 'react';
import type { DescribedOperation, Schema } from '../../../../server/services/ats/document/describe-api.ts';
import type { ApiExamples } from '../../../../server/services/ats/document/example-code.ts';
import { useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import styles from './api-docs.module.css';
import { apiDocsTexts } from './api-docs.texts.ts';
import { ExampleBlock } from './example-block.tsx';
import { rowsOf } from './schema-rows.ts';
import { Words } from './words.tsx';

const TryOperation = lazy(async () => ({ default: (await import('./try-operation.tsx')).TryOperation }));

type Props = {
  root: string;
  example: ApiExamples['operations'][string] | undefined;
  path: string;
  method: string;
  operation: DescribedOperation;
  apiKey: string;
};

export function OperationSection({ root, example, path, method, operation, apiKey }: Props) {
  const texts = useTexts(apiDocsTexts);
  const [trying, setTrying] = useState(false);
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  const [good] = Object.entries(responses);
  const answer = good?.[1].content?.['application/json'];
  const problems = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return (
    <section className={`${page.card} ${styles.late} ${styles.beside}`} aria-labelledby={operationId}>
      <div>
        <h3 id={operationId} className={styles.summary}>
          {summary}
        </h3>
        <p className={styles.line}>
          <span className={styles.method} data-method={method}>
            {method.toUpperCase()}
          </span>{' '}
          <code>{path}</code>
        </p>
        <p className={styles.prose}>
          <Words text={description} />
        </p>
        <p className={styles.muted}>
          {texts.scope} <code>{operation['x-scope']}</code>
        </p>
        {parameters.length > 0 && (
          <Fields
            title={texts.parameters}
            rows={parameters.map(({ name, required, description: said, schema }) => ({
              ...rowsOf({ properties: { [name]: schema } }, texts)[0],
              path: name,
              required,
              description: said,
            }))}
          />
        )}
        {body && <Fields title={texts.body} rows={rowsOf(body.schema, texts)} />}
        {answer && <Answer status={good?.[0] ?? ''} schema={answer.schema} />}
        <details className={styles.details}>
          <summary>{texts.errors}</summary>
          <ul className={styles.problems}>
            {problems.map(([status, { description: codes }]) => (
              <li key={status}>
                {status} <code>{codes}</code>
              </li>
            ))}
          </ul>
        </details>
        <details className={styles.details} onToggle={({ currentTarget }) => setTrying(currentTarget.open)}>
          <summary>{texts.try}</summary>
          {trying && (
            <Suspense>
              <TryOperation root={root} path={path} method={method} operation={operation} apiKey={apiKey} />
            </Suspense>
          )}
        </details>
      </div>
      {example && (
        <div className={styles.examples}>
          <ExampleBlock label={texts.request} of={summary} {...example.request} />
          {example.answer && <ExampleBlock label={texts.answer} of={summary} {...example.answer} />}
        </div>
      )}
    </section>
  );
}

function Answer({ status, schema }: { status: string; schema: Schema }) {
  const texts = useTexts(apiDocsTexts);
  const rows = rowsOf(schema, texts);
  return (
    <details className={styles.details}>
      <summary>
        {texts.answer} {status}
      </summary>
      <Fields rows={rows} />
    </details>
  );
}

type Row = { path: string; type?: string; required: boolean; description: string | undefined };

function Fields({ title, rows }: { title?: string; rows: Row[] }) {
  const texts = useTexts(apiDocsTexts);
  return (
    <>
      {title && <h4 className={styles.part}>{title}</h4>}
      <dl className={styles.fields}>
        {rows.map(({ path, type, required, description }) => (
          <div key={path}>
            <dt>
              <code>{path}</code>
              {required && <span className={styles.required}>{texts.required}</span>}
            </dt>
            <dd>
              <span className={styles.type}>{type}</span>
              {description && (
                <span>
                  <Words text={description} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
