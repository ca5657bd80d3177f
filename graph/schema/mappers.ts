/** A row of the database, as Prisma's model has it. The name is the model's. */
export function row(model: string): string {
  return `../prisma/generated/client.ts#${model} as ${model}Row`;
}
