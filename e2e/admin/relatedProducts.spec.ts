import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

/** Returns a one-second video of a changing colour, recorded in the page. */
async function recordVideo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const stopPromise = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      if (context) context.fillStyle = `hsl(${frame * 8} 60% 60%)`;
      context?.fillRect(0, 0, 320, 240);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopPromise;
    const reader = new FileReader();
    reader.readAsDataURL(new Blob(chunks));
    await new Promise((resolve) => {
      reader.onload = resolve;
    });
    return String(reader.result);
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('staff add related products, a cost, a compare-at price and a video to a product', async ({
  page,
  prisma,
}) => {
  const mark = createUniqueMark();
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const product = await anActiveProduct(prisma, { name: `Necklace ${mark}`, price: 10_000 });
  await anActiveProduct(prisma, { name: `Earrings ${mark}`, sku: `E-${mark}` });
  await anActiveProduct(prisma, { name: `Pendant ${mark}`, sku: `B-${mark}` });

  await page.goto(`/#/admin/products/${product.id}`);
  const relatedList = page.getByRole('list', { name: 'Related products' });

  await test.step('related products are found by word or SKU, and reordered', async () => {
    const search = page.getByLabel('Find products to add');
    await search.fill(`E-${mark}`);
    await page.getByRole('button', { name: `Add Earrings ${mark}` }).click();
    await search.fill(`B-${mark}`);
    await page.getByRole('button', { name: `Add Pendant ${mark}` }).click();
    await expect(relatedList.getByRole('listitem')).toHaveText([/Earrings/, /Pendant/]);
    await page.getByRole('button', { name: `Move Pendant ${mark} up` }).click();
    await expect(relatedList.getByRole('listitem')).toHaveText([/Pendant/, /Earrings/]);
  });

  await test.step('entering a cost shows the margin', async () => {
    await page.getByLabel('Cost (NPR)').fill('7500');
    await expect(page.getByText('NPR 2,500 above cost, 25% of the price')).toBeVisible();
    await page.getByLabel('Cost (NPR)').fill('12000');
    await expect(page.getByText('NPR 2,000 below cost')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a compare-at price must be above the price', async () => {
    const compareAtField = page.getByLabel('Compare-at price (NPR)');
    await compareAtField.fill('10000');
    await expect(page.getByText('Not shown because it is not higher than the price.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(compareAtField).toHaveAccessibleDescription(
      /Enter a compare-at price higher than the current price\./,
    );
    await compareAtField.fill('12500');
  });

  await test.step('a video is recognised by its content, and needs a description', async () => {
    const picker = page.getByLabel('Choose a video');
    await picker.setInputFiles({ name: 'turn', mimeType: 'video/webm', buffer: await recordVideo(page) });
    const alt = page.getByLabel('Video description');
    await expect(alt).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(alt).toHaveAccessibleDescription(/Describe what the video shows/);
    await alt.fill('The necklace turns once');
    await expectAccessible(page);
  });

  await test.step('the product page shows the related products first', async () => {
    await page
      .getByRole('region', { name: 'Save' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByRole('region', { name: 'Save' })).toBeHidden();
    await page.reload();
    await expect(relatedList.getByRole('listitem')).toHaveText([/Pendant/, /Earrings/]);
    await page.goto(`/#/products/${product.slug}`);
    const row = page.getByRole('region', { name: 'You may also like' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { level: 3 }).nth(0)).toHaveText(`Pendant ${mark}`);
    await expect(row.getByRole('heading', { level: 3 }).nth(1)).toHaveText(`Earrings ${mark}`);
  });

  await test.step('the page and the card cross out the compare-at price, and the video plays on demand', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('Previous price: NPR 14,750').first()).toBeAttached();
    await expect(main.getByText('Save NPR 2,950')).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.getByRole('button', { name: 'Show video' }).click();
    const playButton = page.getByRole('button', { name: 'Play video: The necklace turns once' });
    await expect(playButton).toBeInViewport();
    expect(requestedUrls.filter((url) => url.endsWith('.webm'))).toEqual([]);
    await playButton.press('Enter');
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
