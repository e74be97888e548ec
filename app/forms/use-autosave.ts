import { useRef, useState } from 'react';

/**
 * For a value that is stored as soon as it is changed. The new value is shown until the page has loaded the stored
 * one; `store` resolves at that moment. A value changed during a request is sent next.
 */
export function useAutosave<Value>(stored: Value, store: (wished: Value) => Promise<unknown>) {
  const [wished, setWished] = useState<{ value: Value }>();
  const pending = useRef<Pending<Value>>({ storing: false });
  const wish = (value: Value): Promise<void> => storeLatest(pending.current, { value }, store, setWished);
  return { value: wished ? wished.value : stored, wish };
}

type Pending<Value> = { latest?: { value: Value }; storing: boolean };

/** Sends the latest value until it is stored. After a failure the stored value is shown, and the next value is sent. */
export async function storeLatest<Value>(
  pending: Pending<Value>,
  wished: { value: Value },
  store: (wished: Value) => Promise<unknown>,
  show: (wished: { value: Value } | undefined) => void,
): Promise<void> {
  pending.latest = wished;
  show(wished);
  if (pending.storing) return;
  pending.storing = true;
  try {
    for (let sent: { value: Value } | undefined; sent !== pending.latest; ) {
      sent = pending.latest;
      if (sent) await store(sent.value);
    }
  } finally {
    pending.storing = false;
    show(undefined);
  }
}
