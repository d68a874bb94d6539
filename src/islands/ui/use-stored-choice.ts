import { useEffect, useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** A choice between two looks of a list, which this browser keeps. The server does not know it. */
export function useStoredChoice(key: string): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => setOn(readStored('localStorage', key) === 'on'), [key]);
  return [
    isOn,
    (next) => {
      setOn(next);
      writeStored('localStorage', key, next ? 'on' : null);
    },
  ];
}
