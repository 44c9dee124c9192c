import { useState } from "react";

import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { shortDate, shortDateTime } from "@/lib/formats";
import type { ApiKey } from "@/lib/schema";

interface Props {
  keys: ApiKey[];
  onDelete: (id: string) => Promise<void>;
}

export function KeyTable({ keys, onDelete }: Props) {
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);

  async function remove(id: string) {
    setDeleting(id);
    await onDelete(id);
    setDeleting(null);
  }

  if (keys.length === 0) return <p className="quiet">You have no keys yet.</p>;
  return (
    <>
      <table className="table stackable key-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Key</th>
            <th scope="col">Created</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="visually-hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id} aria-busy={key.id === deleting}>
              <td className="key-name">{key.keyName}</td>
              <td>
                <code>{key.keyPrefix}…</code>
              </td>
              <td className="key-moment key-created quiet num">{shortDate(key.createdAt)}</td>
              <td className={key.lastUsed ? "key-moment key-used quiet num" : "key-moment quiet"}>
                {key.lastUsed ? shortDateTime(key.lastUsed) : "Never used"}
              </td>
              <td className="key-action">
                <Button
                  look="ghost"
                  size="compact"
                  className="key-delete"
                  aria-label={`Delete ${key.keyName}`}
                  disabled={key.id === deleting}
                  onClick={() => {
                    setAsked(key);
                  }}
                >
                  Delete
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          title={`Delete “${asked.keyName}”?`}
          text="Programs that use this key are refused from then on. This cannot be undone."
          confirm="Delete key"
          onConfirm={() => void remove(asked.id)}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
