import { aMark } from '../aMark.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

/** A second of a colour that changes, filmed in the page. */
async function aVideo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const paint = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const recorded = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      if (paint) paint.fillStyle = `hsl(${frame * 8} 60% 60%)`;
      paint?.fillRect(0, 0, 320, 240);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await recorded;
    const reader = new FileReader();
    reader.readAsDataURL(new Blob(parts));
    await new Promise((resolve) => {
      reader.onload = resolve;
    });
    return String(reader.result);
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a piece gets others to stand beside it, its margin, an earlier price and a video', async ({
  page,
  prisma,
}) => {
  const mark = aMark();
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  const piece = await aShownProduct(prisma, { name: `Necklace ${mark}`, price: 10_000 });
  await aShownProduct(prisma, { name: `Earrings ${mark}`, sku: `E-${mark}` });
  await aShownProduct(prisma, { name: `Pendant ${mark}`, sku: `B-${mark}` });

  await page.goto(`/#/admin/products/${piece.id}`);
  const related = page.getByRole('list', { name: 'Related pieces' });

  await test.step('they are found by word or SKU, and put in order', async () => {
    const search = page.getByLabel('Find pieces to add');
    await search.fill(`E-${mark}`);
    await page.getByRole('button', { name: `Add Earrings ${mark}` }).click();
    await search.fill(`B-${mark}`);
    await page.getByRole('button', { name: `Add Pendant ${mark}` }).click();
    await expect(related.getByRole('listitem')).toHaveText([/Earrings/, /Pendant/]);
    await page.getByRole('button', { name: `Move Pendant ${mark} up` }).click();
    await expect(related.getByRole('listitem')).toHaveText([/Pendant/, /Earrings/]);
  });

  await test.step('a cost shows what is left of the price', async () => {
    await page.getByLabel('Cost, NPR').fill('7500');
    await expect(page.getByText('NPR 2,500 above cost, 25 % of the price')).toBeVisible();
    await page.getByLabel('Cost, NPR').fill('12000');
    await expect(page.getByText('NPR 2,000 below cost')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an earlier price is taken above the price', async () => {
    const earlier = page.getByLabel('Earlier price, NPR');
    await earlier.fill('10000');
    await expect(page.getByText('Not shown, as it is not above the price.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(earlier).toHaveAccessibleDescription(/Enter an earlier price that is above the price/);
    await earlier.fill('12500');
  });

  await test.step('a video is taken by what it is, and told in words', async () => {
    const picker = page.getByLabel('Choose a video');
    await picker.setInputFiles({ name: 'turn', mimeType: 'video/webm', buffer: await aVideo(page) });
    const alt = page.getByLabel('What the video shows');
    await expect(alt).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(alt).toHaveAccessibleDescription(/Say what the video shows/);
    await alt.fill('The necklace turns once');
    await expectAccessible(page);
  });

  await test.step('the product page shows them first', async () => {
    await page
      .getByRole('region', { name: 'Save' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByRole('region', { name: 'Save' })).toBeHidden();
    await page.reload();
    await expect(related.getByRole('listitem')).toHaveText([/Pendant/, /Earrings/]);
    await page.goto(`/#/products/${piece.slug}`);
    const row = page.getByRole('region', { name: 'You may also like' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { level: 3 }).nth(0)).toHaveText(`Pendant ${mark}`);
    await expect(row.getByRole('heading', { level: 3 }).nth(1)).toHaveText(`Earrings ${mark}`);
  });

  await test.step('the page and the card strike the earlier price through, and the video plays when it is asked to', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('Before: NPR 14,750').first()).toBeAttached();
    await expect(main.getByText('Save NPR 2,950')).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Show video' }).click();
    const play = page.getByRole('button', { name: 'Play video: The necklace turns once' });
    await expect(play).toBeInViewport();
    expect(asked.filter((url) => url.endsWith('.webm'))).toEqual([]);
    await play.press('Enter');
    const video = page.getByLabel('The necklace turns once', { exact: true });
    await expect(video).toBeFocused();
    await expect(video).toHaveJSProperty('muted', true);
    await expect
      .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await page.goto(`/#/products?search=${mark}`);
    const card = page.getByRole('article').filter({ hasText: `Necklace ${mark}` });
    await expect(card).toContainText('NPR 11,800');
    await expect(card.locator('s')).toHaveText('NPR 14,750');
  });
});
