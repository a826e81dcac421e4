import { expect, test } from 'vitest';
import { recommendedSize } from './contract.ts';

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
