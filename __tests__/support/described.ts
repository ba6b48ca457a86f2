import type { Client, Connection, FieldDef, Submittable } from "pg";

type Described = (error: Error | undefined, columns: Map<string, number>) => void;

/** Has PostgreSQL parse and describe a statement without running it. */
class Description implements Submittable {
  private readonly columns = new Map<string, number>();

  constructor(
    private readonly text: string,
    private readonly done: Described,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: "", text: this.text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    for (const { name, dataTypeID } of fields) this.columns.set(name, dataTypeID);
  }

  handleError(error: Error): void {
    this.done(error, this.columns);
  }

  handleReadyForQuery(): void {
    this.done(undefined, this.columns);
  }
}

/** The columns of a statement's rows, with the OIDs of their types. */
export const describedColumns = (client: Client, text: string): Promise<Map<string, number>> =>
  new Promise((resolve, reject) => {
    client.query(new Description(text, (error, columns) => (error ? reject(error) : resolve(columns))));
  });
