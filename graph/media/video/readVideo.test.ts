import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { readVideo } from './readVideo.ts';
import { anMp4 } from './testing/anMp4.ts';
import { aWebm } from './testing/aWebm.ts';

function reasonOf(bytes: Buffer): string {
  try {
    readVideo(bytes);
    return 'TAKEN';
  } catch (error) {
    if (error instanceof DomainError) return error.reason;
    throw error;
  }
}

describe('what is taken', () => {
  test.each([
    ['an MP4', anMp4(), { format: 'mp4', width: 720, height: 1280, seconds: 12 }],
    ['a WebM', aWebm(), { format: 'webm', width: 720, height: 1280, seconds: 12 }],
    ['a WebM of a browser', aWebm({ seconds: null }), { format: 'webm', width: 720, seconds: null }],
    ['an MP4 of a minute and a little', anMp4({ seconds: 60.9 }), { seconds: 60.9 }],
  ])('is %s, with its measures', (_what, bytes, facts) => {
    expect(readVideo(bytes)).toMatchObject(facts);
  });

  test.each([
    ['an MP4', anMp4, '+27.7172+085.3240/'],
    ['a WebM', aWebm, 'Patan'],
  ])('does not tell where it was filmed: %s', (_what, make, place) => {
    const sent = make();
    expect(sent.includes(place)).toBe(true);
    const { content, ...facts } = readVideo(Buffer.from(sent));
    expect(content.includes(place)).toBe(false);
    expect(content.length).toBe(sent.length);
    expect(readVideo(Buffer.from(content))).toMatchObject(facts);
  });
});

describe('what is refused', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'VIDEO_WRONG_FORMAT'],
    ['a text', Buffer.from('<html><script>alert(1)</script></html>'), 'VIDEO_WRONG_FORMAT'],
    ['QuickTime’s own kind', anMp4({ brand: 'qt  ' }), 'VIDEO_WRONG_FORMAT'],
    ['a photograph in the same kind of file', anMp4({ brand: 'heic' }), 'VIDEO_WRONG_FORMAT'],
    ['Matroska of another kind', aWebm({ docType: 'matroska' }), 'VIDEO_WRONG_FORMAT'],
    ['H.265, which not every browser plays', anMp4({ codec: 'hvc1' }), 'VIDEO_CODEC'],
    ['AV1, likewise', aWebm({ codec: 'V_AV1' }), 'VIDEO_CODEC'],
    ['more than a minute', anMp4({ seconds: 61 }), 'VIDEO_TOO_LONG'],
    ['more than a minute of WebM', aWebm({ seconds: 90 }), 'VIDEO_TOO_LONG'],
    ['a picture without a side', anMp4({ width: 0 }), 'VIDEO_UNREADABLE'],
    ['one that breaks off', anMp4().subarray(0, 600), 'VIDEO_UNREADABLE'],
    ['one without its end', anMp4().subarray(0, -1), 'VIDEO_UNREADABLE'],
  ])('is %s', (_what, bytes, reason) => {
    expect(reasonOf(Buffer.from(bytes))).toBe(reason);
  });

  test.each([
    ['an MP4', anMp4({ filmed: 20 })],
    ['a WebM', aWebm()],
  ])('is told in words, whichever byte of %s is wrong and wherever it ends', (_what, whole) => {
    for (let at = 0; at < whole.length; at += 1) {
      reasonOf(Buffer.from(whole.subarray(0, at)));
      for (const wrong of [0, 1, 0x7f, 0xff]) {
        const bytes = Buffer.from(whole);
        bytes[at] = wrong;
        reasonOf(bytes);
      }
    }
  });
});
