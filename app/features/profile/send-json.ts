export type JsonFailure = { failed: 'forbidden' | 'gone' | 'tooMany' | 'fault' | 'network' };

const failures: Record<number, JsonFailure['failed']> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'gone',
  429: 'tooMany',
};

/** From inside an open page, without the router: what fails must not take a dialog away. */
export async function sendJson<Answer extends object>(address: string, body?: object): Promise<Answer | JsonFailure> {
  try {
    const response = await fetch(
      address,
      body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (!response.ok || response.redirected) return { failed: failures[response.status] ?? 'fault' };
    return (await response.json()) as Answer;
  } catch {
    return { failed: 'network' };
  }
}
