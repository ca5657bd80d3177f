import { client } from '#web/app/requests/client.ts';
import { UndoOrderStepDocument } from '../Orders.generated.ts';

/** Takes an order's last step back; answers why that was too late, where it was. */
export async function undoStep(id: string, version: number): Promise<string | undefined> {
  const { data } = await client.mutate({
    mutation: UndoOrderStepDocument,
    variables: { input: { id, version } },
  });
  return data?.undoOrderStep.errors[0]?.message;
}
