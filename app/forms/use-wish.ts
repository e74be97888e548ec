import { useRef, useState } from 'react';

/**
 * For what is stored as soon as it is changed. What was wished for is shown until the page knows whether it was stored;
 * `store` resolves when it does. What is changed meanwhile goes next.
 */
export function useWish<Value>(stored: Value, store: (wished: Value) => Promise<unknown>) {
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
