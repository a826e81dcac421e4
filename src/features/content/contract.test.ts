import { expect, test } from 'vitest';
import { hoursDisagree, openingHours, recommendedSize } from './contract.ts';

test('opening hours are recognised in the sentence staff wrote', () => {
  expect(openingHours('Open daily: 8:00 AM - 10:00 PM')).toEqual({
    opens: '08:00',
    closes: '22:00',
  });
  expect(openingHours('08:00-22:00 WIB')).toEqual({ opens: '08:00', closes: '22:00' });
  expect(openingHours('Senin - Minggu: 07.00 - 22.00')).toEqual({
    opens: '07:00',
    closes: '22:00',
  });
  expect(openingHours('12:00 PM - 12:00 AM')).toEqual({ opens: '12:00', closes: '00:00' });
  expect(openingHours('Tutup')).toBeNull();
});

test('the editor warns while the three opening hours disagree', () => {
  expect(hoursDisagree(['8:00 AM - 10:00 PM', '08:00-22:00 WIB', '07:00 - 22:00'])).toBe(true);
  expect(hoursDisagree(['8:00 AM - 10:00 PM', '08:00-22:00 WIB', '08.00 - 22.00'])).toBe(false);
});

test('the recommended size of a picture depends on its key', () => {
  expect(recommendedSize('background_image')).toBe('1920x1080');
  expect(recommendedSize('device_image')).toBe('600x800');
  expect(recommendedSize('mockup_url')).toBe('400x600');
  expect(recommendedSize('2021_bg')).toBe('800x600');
  expect(recommendedSize('gallery_image_1')).toBe('800x600');
  expect(recommendedSize('brand_logo_3')).toBe('400x400');
  expect(recommendedSize('home_logo_1')).toBe('300x200');
  expect(recommendedSize('icon')).toBe('64x64');
  expect(recommendedSize('anything')).toBe('800x600');
});
