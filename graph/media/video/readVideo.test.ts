import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { readVideo } from './readVideo.ts';
import { anMp4 } from './testing/anMp4.ts';
import { aWebm } from './testing/aWebm.ts';

function getRejectionReason(bytes: Buffer): string {
  try {
    readVideo(bytes);
    return 'TAKEN';
  } catch (error) {
    if (error instanceof DomainError) return error.reason;
    throw error;
  }
}

describe('accepted videos', () => {
  test.each([
    ['an MP4', anMp4(), { format: 'mp4', width: 720, height: 1280, seconds: 12 }],
    ['a WebM', aWebm(), { format: 'webm', width: 720, height: 1280, seconds: 12 }],
    ['a WebM recorded by a browser', aWebm({ seconds: null }), { format: 'webm', width: 720, seconds: null }],
    ['an MP4 slightly over a minute', anMp4({ seconds: 60.9 }), { seconds: 60.9 }],
  ])('returns the dimensions of %s', (_case, bytes, details) => {
    expect(readVideo(bytes)).toMatchObject(details);
  });

  test.each([
    ['an MP4', anMp4, '+27.7172+085.3240/'],
    ['a WebM', aWebm, 'Patan'],
  ])('removes the location metadata of %s', (_case, buildVideo, location) => {
    const file = buildVideo();
    expect(file.includes(location)).toBe(true);
    const { content, ...details } = readVideo(Buffer.from(file));
    expect(content.includes(location)).toBe(false);
    expect(content.length).toBe(file.length);
    expect(readVideo(Buffer.from(content))).toMatchObject(details);
  });
});

describe('refused videos', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'VIDEO_WRONG_FORMAT'],
    ['plain text', Buffer.from('<html><script>alert(1)</script></html>'), 'VIDEO_WRONG_FORMAT'],
    ['QuickTime', anMp4({ brand: 'qt  ' }), 'VIDEO_WRONG_FORMAT'],
    ['a photo in an MP4 container', anMp4({ brand: 'heic' }), 'VIDEO_WRONG_FORMAT'],
    ['Matroska other than WebM', aWebm({ docType: 'matroska' }), 'VIDEO_WRONG_FORMAT'],
    ['H.265, which not every browser plays', anMp4({ codec: 'hvc1' }), 'VIDEO_CODEC'],
    ['AV1, which not every browser plays', aWebm({ codec: 'V_AV1' }), 'VIDEO_CODEC'],
    ['a video longer than a minute', anMp4({ seconds: 61 }), 'VIDEO_TOO_LONG'],
    ['a WebM longer than a minute', aWebm({ seconds: 90 }), 'VIDEO_TOO_LONG'],
    ['a video with a width of 0', anMp4({ width: 0 }), 'VIDEO_UNREADABLE'],
    ['a truncated video', anMp4().subarray(0, 600), 'VIDEO_UNREADABLE'],
    ['a video without its last byte', anMp4().subarray(0, -1), 'VIDEO_UNREADABLE'],
  ])('refuses: %s', (_case, bytes, reason) => {
    expect(getRejectionReason(Buffer.from(bytes))).toBe(reason);
  });

  test.each([
    ['an MP4', anMp4({ contentBytes: 20 })],
    ['a WebM', aWebm()],
  ])(
    'accepts %s or refuses it with a reason, whichever byte is wrong and wherever it is truncated',
    (_case, video) => {
      for (let index = 0; index < video.length; index += 1) {
        getRejectionReason(Buffer.from(video.subarray(0, index)));
        for (const wrongByte of [0, 1, 0x7f, 0xff]) {
          const bytes = Buffer.from(video);
          bytes[index] = wrongByte;
          getRejectionReason(bytes);
        }
      }
    },
  );
});
