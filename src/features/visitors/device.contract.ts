import type { deviceKinds, systems } from './contract.ts';

export type Device = { device: (typeof deviceKinds)[number]; system: (typeof systems)[number] };

/** iPadOS calls itself Macintosh, so touch points decide. */
export function readDevice(agent: string, touch: boolean): Device {
  const ipad = /iPad/.test(agent) || (touch && /Macintosh/.test(agent));
  if (ipad) return { device: 'tablet', system: 'ios' };
  if (/iPhone|iPod/.test(agent)) return { device: 'phone', system: 'ios' };
  if (/Android/.test(agent))
    return { device: /Mobile/.test(agent) ? 'phone' : 'tablet', system: 'android' };
  if (/Tablet|PlayBook|Silk/.test(agent)) return { device: 'tablet', system: 'other' };
  const isPhone = /Mobi|Opera Mini/.test(agent);
  return { device: isPhone ? 'phone' : 'computer', system: 'other' };
}
