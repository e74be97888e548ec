import { useRef, useState } from 'react';

/**
 * For a value that is stored as soon as it is changed. The new value is shown until the page has loaded the stored
 * one; `store` resolves at that moment. A value changed during a request is sent next.
 */
export function useAutosave<Value>(stored: Value, store: (wished: Value) => Promise<unknown>) {
  const [wished, setWished] = useState<{ value: Value }>();
  const latest = useRef<{ value: Value }>(undefined);
  const storing = useRef(false);
  const wish = async (value: Value): Promise<void> => {
    const next = { value };
    latest.current = next;
    setWished(next);
    if (storing.current) return;
    storing.current = true;
    for (let sent: { value: Value } | undefined; latest.current && sent !== latest.current; ) {
      sent = latest.current;
      await store(sent.value);
    }
    storing.current = false;
    setWished(undefined);
  };
  return { value: wished ? wished.value : stored, wish };
}
